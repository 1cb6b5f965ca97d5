/** The second factor within a session, for a call that needs it. */
export interface StepUp {
  /** Asks for the code to this hash; true once it was accepted. Calls that ask meanwhile share the question. */
  readonly ask: (hash: string) => Promise<boolean>;
  readonly isAsked: () => boolean;
  /** Rejects with an `ApiError` on a code that is not taken; the question then stays. */
  readonly answer: (code: string) => Promise<void>;
  /** Gives the question up: the calls that wait for it fail, the session stays. */
  readonly refuse: () => void;
}

interface Parts {
  /** Exchanges code and hash for new tokens of this session. */
  readonly accept: (challenge: { readonly code: string; readonly hash: string }) => Promise<void>;
  /** Called whenever `isAsked` has changed. */
  readonly onChange: () => void;
}

interface Question {
  readonly hash: string;
  readonly answered: Promise<boolean>;
  readonly settle: (isAccepted: boolean) => void;
}

export const createStepUp = ({ accept, onChange }: Parts): StepUp => {
  let question: Question | null = null;

  const close = (closed: Question, isAccepted: boolean): void => {
    if (question === closed) question = null;
    closed.settle(isAccepted);
    onChange();
  };

  return {
    ask: (hash) => {
      if (question) return question.answered;
      let settle: Question['settle'] = () => undefined;
      const answered = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      question = { hash, answered, settle };
      onChange();
      return answered;
    },
    isAsked: () => question !== null,
    answer: async (code) => {
      const asked = question;
      if (!asked) return;
      await accept({ code: code.replace(/\s/g, ''), hash: asked.hash });
      close(asked, true);
    },
    refuse: () => {
      if (question) close(question, false);
    },
  };
};
