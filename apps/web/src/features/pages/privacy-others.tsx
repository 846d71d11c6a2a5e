import type { SiteInfo } from '@salus/contract'
import { useSite } from '#web/api/site.ts'
import { Brand } from './site-words.tsx'

const PURPOSES: Record<SiteInfo['processors'][number]['purpose'], [name: string, gets: string]> = {
  model: [
    'Language model',
    'what you ask and what of your record answers it, if you agreed; without names and numbers, unless you chose otherwise',
  ],
  transcription: ['Speech to text', 'recordings, if you agreed, where your browser cannot write speech down itself'],
  mail: ['E-mail', 'your address, and the codes, links and notices for you'],
  text: ['Text messages', 'your mobile number, and the codes and notices for you'],
  google: ['Login with Google', 'that you log in here, if you choose that button'],
  payment: [
    'Payment',
    'your e-mail address for the receipt, and what you tell it yourself when you pay; nothing of your record',
  ],
  files: ['Storage of files', 'files of your documents, sealed: it cannot read them'],
}

/** The services that this installation is set up with, and what each gets. */
export function OthersInvolved() {
  const processors = useSite().data?.processors ?? []
  return (
    <>
      <p>
        Answers come from an engine that is part of <Brand /> and needs no network. Pages load no scripts, fonts or
        pictures from anyone else, and there is no tracking. What leaves this server goes to the services below, each
        only for its purpose:
      </p>
      {processors.length === 0 ? (
        <p>
          <strong>None are set up here.</strong>
        </p>
      ) : (
        <dl>
          {processors.map(({ purpose, name }) => (
            <div key={`${purpose} ${name}`}>
              <dt>
                {PURPOSES[purpose][0]}: {name}
              </dt>
              <dd>It gets {PURPOSES[purpose][1]}.</dd>
            </div>
          ))}
        </dl>
      )}
      <p>Some things leave from your own browser, when you use them:</p>
      <ul>
        <li>
          <strong>Voice.</strong> When you use a microphone button, your browser turns speech into text. Some browsers
          send the sound to their maker for that. Typing always works instead.
        </li>
        <li>
          <strong>Your own AI key.</strong> If you bring one, what you ask goes to the service that it belongs to, under
          its terms and yours.
        </li>
        <li>
          <strong>Links that lead away:</strong> sharing by e-mail, WhatsApp or text message, and directions to a doctor
          (OpenStreetMap). Your position is used in your browser, to sort doctors by distance, and is not kept.
        </li>
      </ul>
    </>
  )
}
