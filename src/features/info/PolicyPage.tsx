import styles from './PolicyPage.module.css';
import { policies, type PolicyName } from './policies';

interface PolicyPageProps {
  policy: PolicyName;
}

/** Privacy, terms and cookies (D16: real pages). */
export function PolicyPage({ policy }: PolicyPageProps) {
  const { title, summary, sections } = policies[policy];
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.summary}>{summary}</p>
      {sections.map((section) => (
        <section key={section.heading}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
