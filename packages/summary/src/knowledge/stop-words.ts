/** Words that say nothing about what a sentence is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but if then so as of at by for from in into on onto to with without within about over under up down off out
  is am are was were be been being do does did doing done have has had having will would shall should can could may might must
  i me my mine myself we us our ours you your yours he him his she her hers it its they them their theirs this that these those there here
  who whom whose which what when where why how not no nor only own same than too very just also again further once more most some any each
  all both few other such n't don't doesn't didn't isn't aren't wasn't weren't i'm i've i'll i'd it's that's there's you're you've we're we've he's she's they're
  okay ok alright right well yeah yes yep sure oh uh um mm hmm mhm like know mean think see get got go going gonna gon na wan wanna let lets let's
  said say says tell told really thing things kind kinda sort lot bit little much many because since while during after before until
  good great fine nice maybe probably actually pretty quite still now today back come came take make made want need give look looks looking s t d ll m re ve n`.split(
    /\s+/,
  ),
)
