import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** With `dayjs.utc`: days of a calendar and clocks of a zone, in which the device's own zone has no part. */
export { dayjs };
