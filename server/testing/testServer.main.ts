import { serve } from '../serve';
import { longDatabaseTimeouts, longRequestLimits } from './longTimeouts';

// The server as it is, but for limits that a busy machine would reach.
serve({ ...longDatabaseTimeouts, requestLimits: longRequestLimits });
