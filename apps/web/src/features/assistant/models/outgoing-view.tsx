import type { Outgoing } from '@salus/contract'
import classes from './outgoing-view.module.css'

const WHO = { person: 'You', assistant: 'The assistant' }

/** Every word that leaves, and where to. */
export function OutgoingView({ outgoing }: { outgoing: Outgoing }) {
  const { to, instructions, messages, removed } = outgoing
  return (
    // A box that scrolls must be reachable by keyboard.
    <dl className={classes.outgoing} tabIndex={0}>
      <dt>To</dt>
      <dd>{to}</dd>
      <dt>Taken out</dt>
      <dd>{removed.length > 0 ? removed.join(', ') : 'nothing'}</dd>
      {messages.map(({ role, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the messages of one sending never change.
        <div key={at}>
          <dt>{WHO[role]}</dt>
          <dd className={classes.text}>{text}</dd>
        </div>
      ))}
      <dt>Instructions</dt>
      <dd className={classes.text}>{instructions}</dd>
    </dl>
  )
}
