/**
 * English messages of the plainest kind, written after the third set was mended. Held out when engine 1.2.0 was measured; see
 * README.md.
 */
export const fourthEnglishTalk = String.raw`
correction | No, I said Gate 14, not Gate 40.
correction | That's not the card I want to use.
correction | You booked it for the wrong weekend.
correction | I already gave you my date of birth.
correction | actually it's the 3rd of June
correction | I didn't ask for a discount code, I asked for a refund
correction | you misunderstood me
correction | thats wrong, the total is 58
correction | I meant the other Springfield
correction | please correct the spelling of my surname
correction | not that one, the older one
correction | no, my email is with a dot
correction | I told you already, I have no access to that phone
correction | it should be five nights, not four
correction | That isn't what I wrote
correction | Sorry, I meant to say Wednesday
correction | this is not my account
correction | you forgot the second item
rephrase | let me rephrase that
rephrase | In other words, can I bring my dog?
rephrase | What I'm asking is whether it is insured.
rephrase | let me put it this way: would you fly with it?
rephrase | I'll try to explain it again.
rephrase | To put it differently, I need more time.
rephrase | what i mean to ask is if you ship to alaska
rephrase | Let me ask again: is it waterproof?
rephrase | maybe I didn't explain it well
clarification | I don't understand the second step
clarification | what do you mean
clarification | Can you explain what a deductible is?
clarification | sorry i didn't get that
clarification | Could you repeat the last part?
clarification | what does that even mean
clarification | I'm confused about the dates
clarification | huh
clarification | Which account are you talking about?
clarification | That doesn't make any sense
clarification | can you be more specific
escalation | I want to talk to a manager
escalation | connect me to a human
escalation | can I speak with someone else please
escalation | Get me your supervisor
escalation | I need a live agent
escalation | transfer me to customer service
escalation | Is there a person I can speak to?
escalation | let me talk to a real person
escalation | agent please
escalation | I'd like to escalate this
escalation | please have someone call me
quit | forget it
quit | I give up
quit | never mind, I'll do it myself
quit | I'm taking my business elsewhere
quit | this is pointless, bye
quit | I'm done with this
quit | not worth the hassle
quit | I'll just go to a different store
quit | ok never mind then
negative_stance | this is so frustrating
negative_stance | I'm very disappointed in your company
negative_stance | terrible service
negative_stance | It STILL doesn't work!!
negative_stance | what a waste of time
negative_stance | you're not helping at all
negative_stance | I've been waiting for over an hour
negative_stance | this is unacceptable
negative_stance | I am really upset about this
negative_stance | seriously???
negative_stance | your app is awful
negative_stance | that was useless
negative_stance | why is this taking so long
negative_stance | I'm not happy with that answer
negative_stance | what the hell
gratitude | Thank you!
gratitude | thanks for your help
gratitude | I appreciate it
gratitude | That was very helpful, thank you
gratitude | thank you so much for everything
gratitude | ok thanks
gratitude | you're awesome
gratitude | Thanks, have a good one
gratitude | many thanks for the quick reply
confirmation | that works
confirmation | sounds great
confirmation | Great!
confirmation | that's fine with me
confirmation gratitude | looks good, thanks
confirmation | awesome, let's do that
confirmation | yes, that's great
confirmation | I like that
confirmation | good, I'm happy with it
confirmation | excellent
success | it works now
success | problem solved
success | that fixed it
success | I was able to log in
success | it's fixed now
success | everything is working again
success | the issue has been resolved
success | I got it working
success | yes it went through
success ?confirmation | all good now, it prints
- | I'd like to book a room for two nights
- | Can you check the status of my order?
- | my phone number is 555-0177
- | What are your hours?
- | I want to return a jacket
- | Do you have vegan options?
- | I need to speak at a conference next week, so I need a flight
- | no thanks
- | yes
- | The red one please
- | Is it possible to pay in installments?
- | How much is shipping?
- | I want to upgrade my plan
- | I have a question about my bill
- | It's for my mother
- | I'd like an aisle seat
- | ok, what else do you need?
- | could you send me the manual?
- | let me look for my card
- | my son broke the screen
- | what happens if I miss the flight?
- | I'll take two
- | can you help me find a gift?
- | add milk and eggs to my list
- | remind me to call the manager at 5
- | Who is the author of Dune?
- | I don't know my account number
- | not yet
- | I haven't decided
- | please hold my order until Friday
`;
