import { serve } from '../serve';
import { patientDatabase, patientRequests } from './patience';

// The server as it is, but for limits that a busy machine would reach.
serve({ ...patientDatabase, requestLimits: patientRequests });
