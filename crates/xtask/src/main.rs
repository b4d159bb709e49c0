//! Development tasks. 
fn main() {}
