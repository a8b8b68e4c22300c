import { serve } from '../serve';
import { longDatabaseTimeouts, longRequestLimits } from './longTimeouts';

// The real server, without the limits that a busy machine would reach.
serve({ ...longDatabaseTimeouts, requestLimits: longRequestLimits });
