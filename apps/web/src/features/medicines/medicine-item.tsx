import { type Medicine, medicinePath } from '@salus/contract'
import { Link } from 'react-router'
import classes from './medicine-item.module.css'
import { strengthText } from './medicine-words.ts'

/** One medicine of the list. */
export function MedicineItem({ medicine }: { medicine: Medicine }) {
  const { id, name, reason, directions } = medicine
  return (
    <li className={classes.item}>
      <Link to={medicinePath(id)} className={classes.name}>
        {name}
      </Link>
      <span className={classes.about}>{strengthText(medicine)}</span>
      {directions && <p className={classes.line}>{directions}</p>}
      {reason && <p className={classes.line}>For {reason}</p>}
    </li>
  )
}
