import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ALERTS_KEY } from '../../app/alerts/alerts-key.ts'
import { useApp, useSettings } from '../../app/app.ts'
import { recover } from '../../app/cover/recover.ts'
import type { Settings } from '../../app/settings/settings.fields.ts'
import { stored } from '../../app/settings/settings.ts'

/** Settings that decide which scores are covered. */
const HIDING_KEYS = ['hide_scores', 'hidden_team', 'hidden_match', 'shown_match', 'shown_until'] as const

const asText = (settings: Settings) => HIDING_KEYS.map((key) => JSON.stringify(settings[key])).join()

/** Covers and uncovers scores of the page when the choice changes, here or in another tab. */
export function CoverChanges() {
  const router = useRouter()
  const client = useQueryClient()
  const app = useApp()
  const hiding = asText(useSettings())
  const before = useRef(asText(app.settings.drawn()))
  useEffect(() => {
    if (before.current === hiding) return
    before.current = hiding
    recover(client)
    // Titles and pictures are made when a page is loaded.
    void router.invalidate({ filter: ({ status }) => status === 'success' })
    if (app.session.token() === null && stored(ALERTS_KEY) === null) return
    void import('../../app/cover/report-hiding.ts')
      .then(({ reportHiding }) => reportHiding(app))
      .then((isTold) => (isTold ? client.invalidateQueries({ queryKey: ['POST /alerts'] }) : undefined))
      // It is told with the next page.
      .catch(() => undefined)
  }, [hiding, router, client, app])
  return null
}
