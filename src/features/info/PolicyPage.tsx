import { Container } from '@/components/Container';
import { PageTitle } from '@/components/PageTitle';
import styles from './PolicyPage.module.css';
import { policies, type PolicyName } from './policies';

interface PolicyPageProps {
  policy: PolicyName;
}

/** Privacy, terms and cookies (D16: real pages). */
export function PolicyPage({ policy }: PolicyPageProps) {
  const { title, summary, sections } = policies[policy];
  return (
    <Container>
      <article className={styles.policy}>
        <PageTitle text={summary}>{title}</PageTitle>
        {sections.map((section) => (
          <section key={section.heading}>
            <h2>{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </Container>
  );
}
