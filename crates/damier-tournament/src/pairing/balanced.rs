//! Scheveningen tables for sizes that divide by two, but not by four, in which no regular
//! shifting gives everybody and every round as many games with White as with Black.

/// The tables, by size: of every round one row, with a letter for each home player in
/// turn. `A` is the first guest, and a capital is White of the home player. Those for six
/// and ten are in use; of the others, made by search, the first round brings those of the
/// same number together and the first home player meets guest n in round n. In all of
/// them everybody has each colour equally often, never three times running, and so has
/// each team in every round.
const TABLES: &[&[&str]] = &[
    &["AbcDeF", "bCEfDa", "CeaBFd", "dfBAcE", "EDFcab", "fAdeBC"],
    &[
        "ABCDefgHij",
        "bahcJEFdGI",
        "CHDJfgiAbe",
        "dcjFGhEIaB",
        "EDigaJhbCF",
        "fGAIHBjedc",
        "GebadiCJFH",
        "hfEBIADcjg",
        "IJGebcaFHd",
        "jifhCDBgEA",
    ],
    &[
        "ABcdeFghiJKLmN",
        "baFNHCkEMlgjId",
        "CnAGliDmfKjEHb",
        "dKeacMhGJiBNfL",
        "EInhAgFDbmlkJC",
        "fdMBIaLjEHNgck",
        "GeLmbKaiHnfCDJ",
        "hMkFNdJAlgCiBe",
        "IjhEDLncaBmFkG",
        "jfDcgbelKAIHNM",
        "KHGLmJCBnfadei",
        "lcbIJnMkDEhAgF",
        "MLjkfeiNGCDbAh",
        "nGIjKHBFcdEmla",
    ],
    &[
        "ABcdefGhIjkLmNOPqR",
        "biDEgApFlcnrJHmQOK",
        "CDfaBjeGMHQinoKlRp",
        "dEAbICLjhFOPgmNrkq",
        "ElBIpdrcJamQFGhKnO",
        "fAjCDHbNeMRgokqiPL",
        "GoRknpMiQlaHEBDJcf",
        "hFmJCNAKbOldqrpGIe",
        "IgELRbqaPDHkcFjomN",
        "jchfaMDOngPBKQReLi",
        "KNqoMrHlApdJiebFGC",
        "lRIPqEkDfBJoAcgNhm",
        "MjnHfgCQOkiaRPLdEb",
        "nhomJKFrDQeCplIAbG",
        "OMGNHqjPkrBfLIecda",
        "pqlgkioBREfnDACMJH",
        "QpKrLOImgNCEhjFbad",
        "rKPQoLneciGMBdahFJ",
    ],
    &[
        "AbcdeFGhIjkLmNOpqRSTUv",
        "bAGiQuRKPEMsHflDJcovnt",
        "CgELimqVaDBFtKNopjUrhS",
        "dIlkfGsjMaeBQcvHUOTPRn",
        "EqiFSTPAuLgmrbKNodhJvC",
        "fUMGtphlRbSQOIecVAjnDk",
        "GrqspHjBoITuVmFadeNCKL",
        "hkvJCLBuERnDfOPQgTamsi",
        "IPSMArOehfqtJgbKNlVdcU",
        "jEDnlBiRFoCkavHuspMQTG",
        "KmbeGsTnQCfIuLAJRVphod",
        "lSFBMaUdtKIgPecvHNrOjq",
        "MHtqrOvFjguANSiEcbDkLP",
        "nfKCBiAoGVlesdJRThQUpm",
        "OlnVkEfPbHDCIartMUgsqJ",
        "pDohNcLQkujvERtmaSBIGF",
        "QjPUoVdgNsAHcTMFliKebr",
        "rCJaDkeTlPVnBhusIqfGMO",
        "SoutHJNivmpRdQgBkFcLAE",
        "tVrPjnCMDqhoKUSiEGLafb",
        "UNArVdkscTOJlpqgBmeFIH",
        "vtHOuQmCSnRpgJDLfKibEa",
    ],
    &[
        "ABCdEfgHIjkLMnOpqRStuVwXyz",
        "bvlYHqERsKNUzGdiTamWjcPFXo",
        "CyUfaWrbZgekLhJMPvOiNxStQD",
        "dQFwcSVYurAekBGLmXjZhToIpn",
        "EHzAKcjntOlMpusqYgWxDRFVBi",
        "fxDCWaPTNMSoJilgRQkhZyebvU",
        "GEbrjVUKQzoswLIFcnTYmHXdap",
        "hrVBNykgwLuZiJMtxepFOAqCDS",
        "IsGZtUQWeyXvRfbdJPHkcmNloA",
        "jKsgoRzlYiDwFMTCaUXBpnvHEq",
        "KNAELdOuxSmPqzWybjfVIGcrhT",
        "luikmesZVwPQYDfBHoCrtJAgNX",
        "MZeLpKWIRFQybtchnSaGxodJUv",
        "ngMHUbLjfDziTOPXvkqcSEYarW",
        "OlhjsGimBtwFCPXAEZVdQurNky",
        "pITMqLfDgcYbhxanUWeJvSKoZR",
        "QtkpYmCxjABHNveuzfDORwlSIG",
        "rAOVgXnEPUjdsKZWFHiqlbTycm",
        "SMwoDJtPhxfCaqvekIRNyZGuLB",
        "twQIXzYfKBVrGChJOdnlApuMse",
        "UjrNzHmocpiTxSQVDLyaWKbEgF",
        "vCYxRtHAMnGJoeuswbZPkdIqFL",
        "WpnsfOXqDVcaEYrKlTgUBIJzmh",
        "xFjTvibClHRGdANoSyumEQzPWk",
        "YdXqBPavOehNUrKZiCLsgfMwtJ",
        "zOpuInDsaQTxVwyRGmBEFlhKJc",
    ],
];

/// A round (from 0) of the table for a size: the guest (from 1) of each home player in turn,
/// and whether the home player has White; `None` if there is no such table.
pub(super) fn round(size: usize, index: usize) -> Option<impl Iterator<Item = (usize, bool)>> {
    let table = TABLES.iter().find(|table| table.len() == size)?;
    let row = table.get(index)?.bytes();
    Some(row.map(|letter| {
        let guest = letter.to_ascii_uppercase() - b'A' + 1;
        (usize::from(guest), letter.is_ascii_uppercase())
    }))
}
