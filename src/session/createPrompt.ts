export interface Prompt<Subject, Answer> {
  /** Opens it; true once an answer was accepted. Calls that need it meanwhile share it. */
  readonly open: (subject: Subject) => Promise<boolean>;
  readonly isOpen: () => boolean;
  /** Rejects with an `ApiError` on an answer that is not taken; the prompt then stays. */
  readonly answer: (answer: Answer) => Promise<void>;
  /** What it is for has come by another way. */
  readonly settle: () => void;
  /** Gives it up: the calls that wait for it fail. */
  readonly refuse: () => void;
}

interface Parts<Subject, Answer> {
  /** Exchanges the answer for new tokens of this session. */
  readonly accept: (subject: Subject, answer: Answer) => Promise<void>;
  /** Called whenever `isOpen` has changed. */
  readonly onChange: () => void;
}

interface Open<Subject> {
  readonly subject: Subject;
  readonly answered: Promise<boolean>;
  readonly settle: (isAccepted: boolean) => void;
}

/** A prompt in the middle of a session, for calls that wait for its answer: a code or the password. */
export const createPrompt = <Subject, Answer>({
  accept,
  onChange,
}: Parts<Subject, Answer>): Prompt<Subject, Answer> => {
  let current: Open<Subject> | null = null;

  const close = (closed: Open<Subject> | null, isAccepted: boolean): void => {
    if (!closed) return;
    if (current === closed) current = null;
    closed.settle(isAccepted);
    onChange();
  };

  return {
    open: (subject) => {
      if (current) return current.answered;
      let settle: Open<Subject>['settle'] = () => undefined;
      const answered = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      current = { subject, answered, settle };
      onChange();
      return answered;
    },
    isOpen: () => current !== null,
    answer: async (answer) => {
      const answered = current;
      if (!answered) return;
      await accept(answered.subject, answer);
      close(answered, true);
    },
    settle: () => close(current, true),
    refuse: () => close(current, false),
  };
};
