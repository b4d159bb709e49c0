//! Damier. 
fn main() {}
