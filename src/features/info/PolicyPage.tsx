import Container from '@mui/material/Container';
import { PageTitle } from '@/components/page/PageTitle';
import styles from './PolicyPage.module.css';
import { policies, type PolicyName } from './policies';

export const PrivacyPage = () => <PolicyPage policy="privacy" />;
export const TermsPage = () => <PolicyPage policy="terms" />;
export const CookiesPage = () => <PolicyPage policy="cookies" />;

/** The layout of privacy, terms and cookies (D16). */
function PolicyPage({ policy }: { policy: PolicyName }) {
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
