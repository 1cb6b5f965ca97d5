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
import { SetUpForm } from './SetUpForm.tsx';
import { explainAt, useSecurityChanges, type Method, type SetUp } from './useAccountSecurity.ts';

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
