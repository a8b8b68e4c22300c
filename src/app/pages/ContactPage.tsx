import { ContactPage } from '@/features/info/ContactPage';

export default ContactPage;
