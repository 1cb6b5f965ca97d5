export type StepUp = ReturnType<typeof createStepUp>;

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

/** The second factor within a session, for a call that needs it. */
export const createStepUp = ({ accept, onChange }: Parts) => {
  let question: Question | null = null;

  const close = (closed: Question, isAccepted: boolean): void => {
    if (question === closed) question = null;
    closed.settle(isAccepted);
    onChange();
  };

  return {
    /** Asks for the code to this hash; true once it was accepted. Calls that ask meanwhile share the question. */
    ask: (hash: string): Promise<boolean> => {
      if (question) return question.answered;
      let settle: Question['settle'] = () => undefined;
      const answered = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      question = { hash, answered, settle };
      onChange();
      return answered;
    },
    isAsked: (): boolean => question !== null,
    /** Rejects with an `ApiError` on a code that is not taken; the question then stays. */
    answer: async (code: string): Promise<void> => {
      const asked = question;
      if (!asked) return;
      await accept({ code: code.replace(/\s/g, ''), hash: asked.hash });
      close(asked, true);
    },
    /** Gives the question up: the calls that wait for it fail, the session stays. */
    refuse: (): void => {
      if (question) close(question, false);
    },
  };
};
