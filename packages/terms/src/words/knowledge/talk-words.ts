/** English words of talk that say nothing about what is talked of. Some name something elsewhere: "back pain". */
export const TALK_WORDS = `over under up down off out own same too just also again further once all both few other such each only
  n't don't doesn't didn't isn't aren't wasn't weren't i'm i've i'll i'd it's that's there's you're you've we're we've he's she's they're
  okay ok alright right well yeah yes yep sure oh uh um mm hmm mhm like know mean think see go going gonna gon na wan wanna let lets let's
  said say says tell told really thing things kind kinda sort lot bit little many because since while during after before until
  good great fine nice maybe probably actually pretty quite still now today back come came take make made want need give look looks looking s t d ll m re ve n`
