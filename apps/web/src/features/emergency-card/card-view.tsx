import type { EmergencyCard } from '@salus/contract'
import classes from './card.module.css'
import { ageText, allergyLine, conditionLine, medicineLine } from './card-lines.ts'

/** The card as it is printed and as a stranger sees it. */
export function CardView({ card }: { card: EmergencyCard }) {
  const { name, age, bloodType, allergies, conditions, medicines, contacts } = card
  return (
    <article className={classes.card} aria-label="Emergency card">
      <p className={classes.kind}>Emergency card</p>
      <p className={classes.name}>
        {name}
        {age !== null && <span>, {ageText(age)}</span>}
      </p>
      {bloodType && (
        <p className={classes.blood}>
          Blood type <strong>{bloodType}</strong>
        </p>
      )}
      <Lines title="Allergies" items={allergies?.map(allergyLine)} none="No allergies are on record." />
      <Lines title="Medicines" items={medicines?.map(medicineLine)} none="No medicines are on record." />
      <Lines title="Conditions" items={conditions?.map(conditionLine)} none="No conditions are on record." />
      {contacts && contacts.length > 0 && (
        <section>
          <h2>Please call</h2>
          <ul>
            {contacts.map(({ name: who, relation, phone }) => (
              <li key={`${who} ${phone}`}>
                {who}
                {relation && `, ${relation}`}{' '}
                <a className="figures" href={`tel:${phone.replaceAll(/[\s().-]/g, '')}`}>
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Lines({ title, items, none }: { title: string; items: readonly string[] | undefined; none: string }) {
  if (items === undefined) return null
  return (
    <section>
      <h2>{title}</h2>
      {items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
