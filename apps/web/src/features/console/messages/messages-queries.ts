import { keepPreviousData } from '@tanstack/react-query'
import type { Language } from '@touchline/messages'
import type { CallAnswer } from '../../../app/api/api.ts'
import { callQuery } from '../../../app/queries.ts'

export type Announcements = CallAnswer<'GET /console/messages'>

export const announcementsQuery = () => ({ ...callQuery('GET /console/messages', {}), staleTime: 0 })

export const MAX_BANNER = 300
export const MAX_MAINTENANCE = 1000
export const MAX_SENTENCE = 1000

export type MailKind = CallAnswer<'GET /console/mails'>['mails'][number]['kind']
export type MailSentences = CallAnswer<'GET /console/mails/{kind}'>

export const mailsQuery = () => ({ ...callQuery('GET /console/mails', {}), staleTime: 0 })

export const mailWordsQuery = (kind: MailKind, language: Language) => ({
  ...callQuery('GET /console/mails/{kind}', { params: { kind }, query: { language } }),
  staleTime: 0,
})

/** The mail with these words; the former preview stays until the next one arrives. */
export const mailPreviewQuery = (kind: MailKind, language: Language, words: Readonly<Record<string, string>>) => ({
  ...callQuery('POST /console/mails/{kind}/preview', { params: { kind }, body: { language, words } }),
  placeholderData: keepPreviousData,
})
