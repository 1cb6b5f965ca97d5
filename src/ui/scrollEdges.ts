/** A shade at the side where there is more to scroll to: what lies over it moves with the content. */
export const scrollEdges = (paper: string, shade: string): string =>
  [
    `linear-gradient(90deg, ${paper} 50%, transparent) 0 0 / 24px 100% no-repeat local`,
    `linear-gradient(-90deg, ${paper} 50%, transparent) 100% 0 / 24px 100% no-repeat local`,
    `linear-gradient(90deg, ${shade}, transparent) 0 0 / 10px 100% no-repeat scroll`,
    `linear-gradient(-90deg, ${shade}, transparent) 100% 0 / 10px 100% no-repeat scroll`,
  ].join(', ');
