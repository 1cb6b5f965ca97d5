import type { FormTemplate } from '../generated/resources.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { Loading } from '../views/page/Loading.tsx';
import { PartFailure } from '../views/page/PartFailure.tsx';
import { defineResource } from './defineResource.ts';

const FormsDesk = lazyPart(async () => (await import('../features/forms/FormsDesk.tsx')).FormsDesk, {
  Loader: Loading,
  Failure: PartFailure,
});

export const forms = defineResource<FormTemplate>({
  list: {
    columns: ['title', 'closeDate', 'state', 'openDate', 'audience'],
    filters: ['title', 'state', 'season'],
    seasonal: true,
    above: FormsDesk,
  },
  form: {
    sections: {
      form: [
        'title',
        'description',
        'organization',
        'season',
        'audience',
        'openDate',
        'closeDate',
        'multiple',
      ],
      questions: ['questions'],
    },
  },
});
