import Skeleton from '@mui/material/Skeleton';
import { errorMessage } from '@/api';
import { useGetCompanySecondFactorQuery, useSetCompanySecondFactorMutation } from '@/api/console';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { useToast } from '@/state';
import { SettingCard } from '../components/SettingCard';

/** Whether the company's admins need a second factor, for those who manage the company. */
export default function AdminsSecondFactor() {
  const { currentData, error, refetch } = useGetCompanySecondFactorQuery();
  const [save] = useSetCompanySecondFactorMutation();
  const toast = useToast();

  const handleChange = async (isRequired: boolean) => {
    const companySecondFactor = { required_for_admins: isRequired };
    const { error: failure } = await save({ companySecondFactor });
    if (failure) toast.error(errorMessage(failure, 'Your choice could not be saved.'));
    else toast.success('Your choice is saved');
  };
  return (
    <SettingCard
      id="admins-second-factor"
      title="Sign-in of your company’s admins"
      text="Admins without two-step sign-in or a passkey set one up the next time they use Foyer."
    >
      {currentData ? (
        <CheckboxField
          label="Require two-step sign-in for admins"
          checked={currentData.required_for_admins}
          onChange={(isRequired) => void handleChange(isRequired)}
        />
      ) : error ? (
        <ErrorPanel
          heading="h3"
          title="This could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={44} />
      )}
    </SettingCard>
  );
}
