import { OVERLOAD_LIMITS } from './http/overload';
import { serve } from './serve';

serve({ overload: OVERLOAD_LIMITS });
