import type { GuardedLanguage } from './types.ts'

/**
 * Words that join one statement to another, parted by commas. Those of a condition are none, since they stay with what they
 * limit; nor is "or", which a denial reaches beyond: "never stop it or halve it".
 */
export const JOINERS: Record<GuardedLanguage, string> = {
  en: 'and, but, so, because, then, therefore, thus, hence, while, whereas, although, though, yet, plus, which',
  es: 'y, e, pero, así que, porque, entonces, por lo tanto, por tanto, por eso, por lo que, aunque, mientras, pues, luego, de modo que, ya que, sino, además',
  fr: "et, mais, donc, alors, car, parce que, c'est pourquoi, puis, si bien que, tandis que, puisque, aussi, par conséquent, bien que",
  de: 'und, aber, also, deshalb, darum, daher, deswegen, denn, weil, sodass, sondern, doch, dann, weshalb, wobei, während, obwohl, außerdem',
  hi: 'और, लेकिन, मगर, परंतु, किंतु, इसलिए, क्योंकि, बल्कि, फिर, तथा, एवं, जबकि, हालाँकि, साथ ही',
  te: 'కానీ, కాని, కాబట్టి, అందుకే, అందువల్ల, అందుకని, మరియు, ఎందుకంటే, అయితే, పైగా, అలాగే, ఆపై, అయినా',
}
