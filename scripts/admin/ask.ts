import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'

/** Asks in the terminal, or reads one line an answer where the input is a pipe. What is asked `hidden` is not shown as it is typed. */
export function openPrompt(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
  let isHidden = false
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const lines: Interface = createInterface({ input, output: echo, terminal: input.isTTY === true })
  const answers = lines[Symbol.asyncIterator]()

  async function ask(question: string, hidden = false): Promise<string> {
    output.write(question)
    isHidden = hidden
    const { value, done } = await answers.next()
    isHidden = false
    if (hidden || !input.isTTY) output.write('\n')
    return done ? '' : value
  }
  return { ask, askHidden: (question: string) => ask(question, true), close: () => lines.close() }
}

export type Prompt = ReturnType<typeof openPrompt>
