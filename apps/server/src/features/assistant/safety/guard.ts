// One door, so that the words of six languages and the language detector are loaded when a model is first asked.
export { AnswerCheck } from './answer-check.ts'
export { adviceCheck } from './check-answer.ts'
export { OMISSION_WORDS } from './omissions.ts'
