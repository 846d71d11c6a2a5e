/** The small words that hold a sentence together and are in nearly every one, by language. */
export const FUNCTION_WORDS_IN = {
  en: `a an the and or but if then so as of at by for from in into on onto to with without within about than very
    is am are was were be been being do does did doing done have has had having get got will would shall should can could may might must
    i me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs
    this that these those there here who whom whose which what when where why how not no nor some any more most much`,
  es: 'el la los las de del que y o en un una es son por para con cual cuando como su no si puede se lo al usted',
  fr: 'le la les de des du et ou en un une est sont que par pour vous votre avec dans pas si sur peut quel quelle quand au aux',
  de: 'der die das den dem des und oder ist sind ein eine in im am zu mit von nicht sie für bei wenn auf kann es wann wie war',
} as const
