import { expect, it } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';
import { createModel } from '../../sandbox/model/createModel.ts';
import { fileEndings } from '../../sandbox/validation/fileEndings.ts';
import { toDataPage } from '../asvs/toDataPage.ts';

it('every resource stands in docs/data.md with who may read it, every file with what it may be', async () => {
  await expect(toDataPage(createModel(entities), fileEndings)).toMatchFileSnapshot('../../docs/data.md');
});
