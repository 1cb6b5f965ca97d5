import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatDay } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { useOpenForms } from './useOpenForms.ts';
import { QueryFailure } from '../QueryFailure.tsx';

/** Open forms of the club, with the state of each answer and its button. */
export const OpenForms = () => {
  const translate = useTranslate();
  const { forms, mayAnswer, isPending, error, retry } = useOpenForms();
  if (error) return <QueryFailure message="formAnswer.failed" error={error} refetch={retry} />;
  if (isPending) return <Loading />;
  return (
    <SectionCard title={translate('formAnswer.open')}>
      {forms.length === 0 && <Typography>{translate('formAnswer.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {forms.map((form) => (
          <Box
            component="li"
            key={form.iri}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              <Typography component="h3" sx={{ fontWeight: 600 }}>
                {form.title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {translate('formAnswer.until', {
                  date: formatDay(form.closeDate) ?? PLACEHOLDER,
                  from: form.asker,
                })}
              </Typography>
            </Box>
            <Chip
              size="small"
              variant="outlined"
              label={form.answer?.state ?? translate('formAnswer.unanswered')}
            />
            <AnswerButton form={form} mayAnswer={mayAnswer} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
};
