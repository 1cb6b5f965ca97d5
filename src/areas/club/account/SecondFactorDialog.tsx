import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { authTexts } from '../../../i18n/auth.ts';
import { securityTexts } from './texts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { useToasts } from '../../../ui/toasts/ToastsContext.tsx';
import { TextForm, useTextForm } from '../../../ui/useTextForm.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { explainAt, useSecurityChanges, type Method, type SetUp } from './useAccountSecurity.ts';
import { QrPicture } from '../../../ui/QrPicture.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';

interface SecondFactorDialogProps {
  readonly method: Method;
  /** Address to which codes are mailed. */
  readonly email: string;
  readonly onClose: () => void;
}

type Step =
  | { readonly name: 'choice' }
  | { readonly name: 'setUp'; readonly setUp: SetUp }
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly done: string };

/** Switches the second factor on and off: the choice with the password, its first code, then the codes of recovery. */
export const SecondFactorDialog = ({ method, email, onClose }: SecondFactorDialogProps) => {
  const [step, setStep] = useState<Step>({ name: 'choice' });
  const toasts = useToasts();
  const leave = (text: string): void => {
    toasts.show({ kind: 'success', text });
    onClose();
  };
  const { switched } = securityTexts;
  if (step.name === 'codes') return <RecoveryCodes codes={step.codes} onClose={() => leave(step.done)} />;
  const isChoice = step.name === 'choice';
  return (
    <DialogFrame
      title={authTexts.verify.title}
      actions={
        <Button onClick={isChoice ? onClose : () => setStep({ name: 'choice' })}>{securityTexts.back}</Button>
      }
    >
      {isChoice ? (
        <>
          <Typography sx={{ mb: 2 }}>{securityTexts.intro}</Typography>
          <ChoiceForm
            method={method}
            onBegun={(setUp) => setStep({ name: 'setUp', setUp })}
            onRenewed={(codes) => setStep({ name: 'codes', codes, done: switched.renewed })}
            onOff={() => leave(switched.off)}
          />
        </>
      ) : (
        <SetUpForm
          setUp={step.setUp}
          email={email}
          onDone={(codes) => setStep({ name: 'codes', codes, done: switched.on })}
        />
      )}
    </DialogFrame>
  );
};

type Choice = 'codes' | Method;

const CHOICES: Readonly<Record<Method, readonly Choice[]>> = {
  none: ['totp', 'mail'],
  mail: ['codes', 'totp', 'none'],
  totp: ['codes', 'totp', 'mail', 'none'],
};

interface ChoiceFormProps {
  readonly method: Method;
  readonly onBegun: (setUp: SetUp) => void;
  readonly onRenewed: (codes: readonly string[]) => void;
  readonly onOff: () => void;
}

const ChoiceForm = ({ method, onBegun, onRenewed, onOff }: ChoiceFormProps) => {
  const { begin, switchOff, renewCodes } = useSecurityChanges();
  const [choice, choose] = useState<Choice>(CHOICES[method][0] ?? 'totp');
  const id = useId();
  const labels: Readonly<Partial<Record<Choice, string>>> = securityTexts.choices[method];
  const form = useTextForm({
    fields: { currentPassword: 'exact' },
    retry: 'currentPassword',
    send: async ({ currentPassword }) => {
      if (choice === 'none') {
        await switchOff(currentPassword);
        onOff();
      } else if (choice === 'codes') onRenewed(await renewCodes(currentPassword));
      else onBegun(await begin(choice, currentPassword));
      return 'left';
    },
    explain: explainAt('currentPassword'),
  });
  return (
    <TextForm
      form={form}
      label={authTexts.verify.title}
      submit={securityTexts.goOn}
      pending={securityTexts.pending}
    >
      <FormControl>
        <FormLabel id={id}>{securityTexts.choice}</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={choice}
          onChange={(_event, chosen) => choose(chosen as Choice)}
        >
          {CHOICES[method].map((option) => (
            <FormControlLabel
              key={option}
              value={option}
              control={<Radio size="small" />}
              label={labels[option] ?? ''}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {choice === 'totp' && <Typography variant="body2">{securityTexts.applications}</Typography>}
      <PasswordInput {...form.field('currentPassword')} label={securityTexts.password.present} />
    </TextForm>
  );
};

interface SetUpFormProps {
  readonly setUp: SetUp;
  /** Address to which codes are mailed. */
  readonly email: string;
  readonly onDone: (codes: readonly string[]) => void;
}

/** Form for the first code of a second factor, which switches it on. */
const SetUpForm = ({ setUp, email, onDone }: SetUpFormProps) => (
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
