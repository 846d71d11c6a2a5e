import { age, all, sex } from '../../logic/expression.ts'

/** True of everybody who may be pregnant. */
export const mayBePregnant = all(sex('female'), age({ from: 12, below: 55 }))
