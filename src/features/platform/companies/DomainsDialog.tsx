import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Chip from '@mui/material/Chip';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type CompanyAccount, type CompanyDomain } from '@/api';
import {
  useAddCompanyDomainMutation,
  useGetCompanyAccountQuery,
  useRemoveCompanyDomainMutation,
  useSetCompanyDomainMutation,
} from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { companyDomainInputRules } from '@/lib/consoleFormRules.gen';
import { useToast } from '@/state';

interface DomainsDialogProps {
  company: CompanyAccount;
  onClose: () => void;
}

/** The mail domains of a company, each proven or not on the platform's word. */
export function DomainsDialog({ company: { id, ...listed }, onClose }: DomainsDialogProps) {
  const toast = useToast();
  const { data: company = listed } = useGetCompanyAccountQuery({ id });
  const [add] = useAddCompanyDomainMutation();
  const form = useForm({ defaultValues: { domain: '', proven: true } });

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ domain, proven }) => {
      const companyDomainInput = { domain: domain.trim(), proven };
      await add({ id, companyDomainInput }).unwrap();
      toast.success(`${domain.trim()} is added.`);
      form.reset();
    },
    fallback: 'The domain could not be added. Please try again.',
    fieldErrorMessage: null,
  });

  return (
    <FormDialog
      title={`Domains of ${company.name}`}
      text="People with an address at a verified domain join the company when they sign up. Once its first domain is verified, company roles apply to all its people."
      submitLabel="Add domain"
      cancelLabel="Close"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <ul aria-label="Domains">
          {company.domains.map((domain) => (
            <DomainRow key={domain.domain} company={id} domain={domain} />
          ))}
        </ul>
        <TextInput
          fullWidth
          autoComplete="off"
          {...contractField(form, 'domain', companyDomainInputRules.domain, {
            label: 'Another domain',
            required: 'Enter a domain, such as acme.example.',
          })}
          required={false}
        />
        <Controller
          name="proven"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <CheckboxField
              label="I know it is theirs: verify it now"
              checked={value}
              onChange={onChange}
            />
          )}
        />
      </Stack>
    </FormDialog>
  );
}

interface DomainRowProps {
  company: number;
  domain: CompanyDomain;
}

function DomainRow({
  company,
  domain: { domain, proven: isProven, is_own: isOwn },
}: DomainRowProps) {
  const [setProof] = useSetCompanyDomainMutation();
  const [remove] = useRemoveCompanyDomainMutation();
  const handleProof = () => setProof({ id: company, domain, domainProof: { proven: !isProven } });
  const handleRemove = () => remove({ id: company, domain });

  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="strong"
        variant="ui"
        sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}
      >
        {domain}
      </Typography>
      <Chip
        size="small"
        color={isProven ? 'success' : 'warning'}
        label={isProven ? 'Verified' : 'Not verified'}
      />
      <BusyButton onClick={handleProof}>
        {isProven ? 'Mark as unverified' : 'Mark as verified'}
        <VisuallyHidden> of {domain}</VisuallyHidden>
      </BusyButton>
      {!isOwn && (
        <BusyButton onClick={handleRemove}>
          Remove<VisuallyHidden> {domain}</VisuallyHidden>
        </BusyButton>
      )}
    </Stack>
  );
}
