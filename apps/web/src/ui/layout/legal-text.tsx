import styles from './legal-text.module.css'

interface LegalTextProps {
  /** Made by the server from Markdown without HTML. */
  html: string
  language: string
}

/** The words of a legal text. */
export function LegalText({ html, language }: LegalTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html`
  return <div className={styles.text} lang={language} dangerouslySetInnerHTML={{ __html: html }} />
}
