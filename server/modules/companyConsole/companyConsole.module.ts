import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import { createApprovalsReader } from '../spending/approvals/readApprovals.service';
import { createCostCentresService } from '../spending/costCentres/costCentres.service';
import { createAttendanceFiles } from './companySpend/attendanceFiles.service';
import { createCompanyOverviewService } from './companySpend/companyOverview.service';
import {
  createCompanySpendHandlers,
  type CompanySpendOperation,
} from './companySpend/companySpend.routes';
import { createSpendService } from './companySpend/spend.service';
import { createSpendFiles } from './companySpend/spendFiles.service';
import {
  createHospitalityHandlers,
  type HospitalityOperation,
} from './hospitality/hospitality.routes';
import { createHospitalityService } from './hospitality/hospitality.service';

interface CompanyConsoleModule {
  handlers: Handlers<CompanySpendOperation | HospitalityOperation>;
}

/** Reports for a company's managers: overview, spend, attendance and hospitality. */
export function createCompanyConsoleModule(deps: ModuleDeps): CompanyConsoleModule {
  const spend = createSpendService(deps);
  return {
    handlers: {
      ...createHospitalityHandlers(createHospitalityService(deps)),
      ...createCompanySpendHandlers({
        overview: createCompanyOverviewService({
          ...deps,
          spend,
          costCentres: createCostCentresService(deps),
          approvals: createApprovalsReader(deps),
        }),
        spend,
        files: createSpendFiles({ ...deps, spend }),
        attendance: createAttendanceFiles({ ...deps, spend }),
      }),
    },
  };
}
