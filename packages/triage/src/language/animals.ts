/** What animals do to people, what does it to animals, and what stands before an animal of which a statement tells. */
export const ATTACKS =
  /^(kick|butt|gore|trample|peck|threw|throw|bitten|bit|bite|grab|grabb|maul|savag|savage|scratch|lick|attack|claw|nip)$/
export const VENOMOUS = /^(snake|viper|cobra|scorpion|spider|bee|wasp|tick|krait)$/
export const BEFORE_ANIMAL =
  /^(and|but|that|because|so|if|when|today|yesterday|think|help|please|hi|hello|to|does|is|has|can)$/
