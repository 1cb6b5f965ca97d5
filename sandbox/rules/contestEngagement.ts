import { findOne } from '../storage/findByIds.ts';
import { toSubmitDate } from './toSubmitDate.ts';
import type { Rules } from './rules.ts';

/** The fee is that of the division, or of the contest; who enters twice pays twice. */
export const contestEngagement: Rules = {
  prepare: async (values, existing, tools) => {
    const { contest, division, quantity } = values;
    const { context } = tools;
    const feeOf = async (entity: string, id: unknown, field: string): Promise<number | null> => {
      if (typeof id !== 'number') return null;
      const fee = (await findOne(context, context.model.entity(entity), id))?.[field];
      return typeof fee === 'number' ? fee : null;
    };
    const unitFee =
      (await feeOf('division', division, 'fee')) ?? (await feeOf('contest', contest, 'engagementFee')) ?? 0;
    return {
      unitFee,
      amount: unitFee * (typeof quantity === 'number' ? quantity : 0),
      ...toSubmitDate(values, existing, tools),
    };
  },
};
