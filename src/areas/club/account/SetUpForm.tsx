import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { authTexts } from '../../../i18n/auth.ts';
import { securityTexts } from './texts.ts';
import { QrPicture } from '../../../ui/QrPicture.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { TextForm, useTextForm } from '../../../ui/useTextForm.tsx';
import { explainAt, useSecurityChanges, type SetUp } from './useAccountSecurity.ts';

interface SetUpFormProps {
  readonly setUp: SetUp;
  /** Address to which codes are mailed. */
  readonly email: string;
  readonly onDone: (codes: readonly string[]) => void;
}

/** Form for the first code of a second factor, which switches it on. */
export const SetUpForm = ({ setUp, email, onDone }: SetUpFormProps) => (
  <>
    {setUp.method === 'mail' ? (
      <Typography sx={{ mb: 2 }}>{securityTexts.setUp.mailed.replace('%{email}', () => email)}</Typography>
    ) : (
      <ApplicationKey setUp={setUp} />
    )}
    <CodeForm setUp={setUp} onDone={onDone} />
  </>
);

const CodeForm = ({ setUp, onDone }: Pick<SetUpFormProps, 'setUp' | 'onDone'>) => {
  const { confirm } = useSecurityChanges();
  const texts = securityTexts.setUp;
  const form = useTextForm({
    fields: { code: 'trimmed' },
    retry: 'code',
    send: async ({ code }) => {
      onDone(await confirm({ hash: setUp.hash, code }));
      return 'left';
    },
    explain: explainAt('code'),
  });
  return (
    <TextForm
      form={form}
      label={authTexts.verify.title}
      submit={texts.submit}
      pending={authTexts.toasts.verifyPending}
    >
      <TextInput
        {...form.field('code')}
        label={authTexts.verify.code}
        hint={setUp.method === 'totp' ? texts.type : null}
        inputProps={{ autoComplete: 'one-time-code', inputMode: 'numeric', spellCheck: false }}
      />
    </TextForm>
  );
};

/** The key of an application: as a picture to be taken, a link on the device itself, and letters to be typed. */
const ApplicationKey = ({ setUp: { secret, uri } }: Pick<SetUpFormProps, 'setUp'>) => {
  const texts = securityTexts.setUp;
  // Whatever a server answers: a link of another kind is none that an application opens.
  const isKey = uri.startsWith('otpauth://');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3, justifyItems: 'start' }}>
      {isKey && (
        <>
          <Typography>{texts.scan}</Typography>
          <QrPicture content={uri} title={texts.picture} size={200} />
          <Button component="a" href={uri} sx={{ ml: -1 }}>
            {texts.here}
          </Button>
        </>
      )}
      <Typography>
        {texts.key}
        <Box component="span" sx={{ display: 'block', fontFamily: 'monospace', fontWeight: 600 }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </Typography>
    </Box>
  );
};
