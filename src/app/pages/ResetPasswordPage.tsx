import { ResetPasswordPage } from '@/features/auth/ResetPasswordPage';

export default ResetPasswordPage;
