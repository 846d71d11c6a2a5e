/**
 * Names of medicines that are a word, or a person's name, in a language too. Who reads a free text takes these for a medicine only
 * where a list or a dose says so.
 */
export const ALSO_WORDS = {
  en: `alex amethyst azo bandy caffeine calcium candid charcoal circlet collagen cranberry creatine curcumin diane dopamine
    ella emily emend foster fractal glucose immunoglobulin iodine iron jasmine karma lev luminal magnesium maxim mox muse
    nex nicotine nikki nix norepinephrine noradrenaline ocean ors oxytocin pan pause portia potassium probiotic progesterone
    refresh saline selenium serta skid sonata sumo tabloid tess tide uprise urea valerian valent vaseline versed vigil zinc
    antivenom biotin cannabidiol folate glucagon hypericum iodide petrolatum tryptophan tulsi ginseng ginkgo kava kratom`,
  es: `acc brillo cambia deriva permite placida aida ami aten calcio carmen celin compro concerta creatina dec dona eno glucosa hierro
    intermezzo invita jasmine litio magnesio norco pan pause senna soma remo selenio sen urea vaselina zinc`,
  fr: `acc aida ami ass azor carmen collagène fer ginseng pan pause remo sen séné urée valette vaseline zinc`,
  de: `acc aida ass alna carmen eisen harnstoff jodid koffein kreatin larin natron senna valette vigil zink`,
  hi: `eno ors pan remo जिंक ज़िंक`,
  te: `eno ors pan`,
} as const satisfies Readonly<Record<string, string>>
