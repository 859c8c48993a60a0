import { useArrival } from '../../ui/controls/use-arrival.ts'
import styles from './checkout/checkout.module.css'

interface StepHeadingProps {
  title: string
  lead?: string
  /** The step took another's place: its title gets the focus, so that everyone notices. */
  arrived?: boolean
}

/** Title of a step. */
export function StepHeading({ title, lead, arrived = false }: StepHeadingProps) {
  const heading = useArrival(arrived)
  return (
    <header>
      <h1 className={styles.title} {...heading}>
        {title}
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </header>
  )
}
