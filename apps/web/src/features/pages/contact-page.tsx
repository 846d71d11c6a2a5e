import { useSite } from '#web/api/site.ts'
import { Caution } from '#web/ui/caution.tsx'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextSkeleton } from '#web/ui/skeletons.tsx'
import { ContactForm } from './contact-form.tsx'
import classes from './contact-page.module.css'
import { SupportEmail } from './site-words.tsx'

export function ContactPage() {
  const site = useSite()
  return (
    <Page
      title="Contact"
      lead="A person reads what you write. Please leave out health details you would not put in an e-mail."
    >
      <Caution>This is not the place for an emergency. If it may be one, call your local emergency number now.</Caution>
      {site.isPending && <TextSkeleton lines={2} />}
      {site.isError && (
        <LoadProblem message={site.error.message} retrying={site.isFetching} onRetry={() => void site.refetch()} />
      )}
      {site.data && (
        <dl className={classes.ways}>
          <dt>Support e-mail</dt>
          <dd>
            <SupportEmail />
          </dd>
        </dl>
      )}
      {site.data?.contactForm && <ContactForm />}
    </Page>
  )
}
