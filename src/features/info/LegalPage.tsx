import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { PageTitle } from '@/components/page/PageTitle';
import { policies, type PolicyName } from './policies';

export const PrivacyPage = () => <LegalPage policy="privacy" />;
export const TermsPage = () => <LegalPage policy="terms" />;
export const CookiesPage = () => <LegalPage policy="cookies" />;

/** The layout of privacy, terms and cookies. */
function LegalPage({ policy }: { policy: PolicyName }) {
  const { title, summary, sections } = policies[policy];
  return (
    <Container>
      <article>
        <PageTitle text={summary}>{title}</PageTitle>
        {sections.map((section) => (
          <Stack
            key={section.heading}
            component="section"
            sx={{ gap: 1.5, maxWidth: '66ch', '& + &': { mt: 5 } }}
          >
            <h2>{section.heading}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        ))}
      </article>
    </Container>
  );
}
