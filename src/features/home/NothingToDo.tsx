import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { rightOf } from '../../resources/rightOf.ts';
import { missingRight } from '../../session/access.ts';
import { useUser } from '../../session/SessionContext.tsx';
import { useClubId } from '../../session/useRouteIds.ts';

/** The most frequent tasks of a club. */
const OFTEN = [
  { resource: 'licences', type: 'create', label: 'resources.licences.create' },
  { resource: 'licence-renewals', type: 'list', label: 'renewals.action' },
  { resource: 'persons', type: 'create', label: 'resources.persons.create' },
] as const;

/** That nothing waits, and what one may have come for instead. */
export const NothingToDo = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const user = useUser();
  const clubId = Number(useClubId());
  return (
    <>
      <Typography>{translate('todo.none')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {OFTEN.filter(({ resource }) => missingRight(user, clubId, rightOf(resource) ?? {}) === null).map(
          ({ resource, type, label }) => (
            <Button
              key={resource}
              variant="outlined"
              component={LinkBase}
              to={createPath({ resource, type })}
            >
              {translate(label)}
            </Button>
          ),
        )}
      </Box>
    </>
  );
};
