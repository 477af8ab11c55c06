/** A fourth round of English user messages, written before the rules were run on them. */
export const englishTalkLast = String.raw`
escalation | Can I please be put in touch with a supervisor?
escalation | I'd like to request a callback from a manager
escalation | Enough with the bot, human now
escalation | who do I talk to to get this resolved by a person
escalation | could you get your manager on the line
escalation | I insist on speaking with someone senior
escalation | is a live agent available?
escalation | I want a human being, not a chatbot
escalation | Let me speak to somebody who can make a decision
escalation negative_stance | forward my complaint to your superior please
escalation | would it be possible to talk to a member of your team directly?
escalation | Do you have a phone line where I can talk to a person?
quit | Okay, I give up, thanks anyway
quit | whatever, forget it
quit | never mind, found it myself
quit | I'm switching to your competitor
negative_stance quit | this is pointless, I'm leaving
quit | don't worry about it anymore, I'll cancel everything and go to another store
quit | no use asking you, bye
quit | I quit, you win
quit | I can't be bothered anymore
negative_stance | Honestly, this is a terrible experience
negative_stance | I find this response insulting
negative_stance | I'm not satisfied with this answer
negative_stance | This bot is so dumb
negative_stance | Why do I have to explain everything twice
negative_stance | Your company keeps overcharging me
negative_stance | you never answer my questions
negative_stance | that took forever and it's still wrong
negative_stance | it's unbelievable that nobody can help
negative_stance | Are you serious right now?
negative_stance | seriously??
negative_stance | this is beyond frustrating
negative_stance quit | I'm so done with your excuses, this is awful service
negative_stance | I hate dealing with this
negative_stance | What a mess
negative_stance | My patience has run out
negative_stance | You've wasted an entire afternoon of mine
negative_stance | still no refund!!
negative_stance | it keeps failing and you keep saying the same
negative_stance | hopeless service
negative_stance | GIVE ME MY MONEY BACK
negative_stance | screw you
negative_stance | the fix you gave me didn't work
negative_stance | I've restarted it five times and it still won't connect
gratitude | Thank you for your time today
gratitude | thanks again
gratitude | ok thanks bye
gratitude | No thank you for everything you did
gratitude | That's very kind of you
gratitude | I really appreciate the quick response
gratitude | thank you, have a great day
gratitude | great help, thanks!
gratitude | you were super helpful today
gratitude | thanks for clearing that up
gratitude | Wow, that was helpful
gratitude | this is exactly what I needed
gratitude | cheers!
confirmation | Yes, looks good.
confirmation | sounds great to me
confirmation | Great choice
confirmation | Wonderful, let's do it
confirmation | That's awesome
confirmation | ok nice
confirmation | I like it
confirmation | Cool, Tuesday works
confirmation | That works perfectly
confirmation | Alright, that sounds fair
confirmation | everything's fine
confirmation | excellent, please proceed
confirmation | yeah good
success | it's fixed now
success | I'm able to log in now
success | problem is gone
success | that worked, I see my order now
success | all sorted
success | The file opens now
success | That resolved the issue
success | great success, it's running
success | my internet is back
success | done, it works
clarification | I am not sure I understand
clarification | what's that mean
clarification | can you walk me through that again?
clarification | I don't see what you mean
clarification | Could you explain it more simply?
clarification | sorry I'm confused, which date?
clarification | what?
clarification | that's unclear to me
clarification | what do you mean "not eligible"?
clarification | can you clarify the second point
clarification | hm? say again
clarification | I did not understand that last bit
correction | That isn't my name
correction | you misread my message, I need a refund, not an exchange
correction | I just gave you my number
correction | Sorry, I mean the July invoice
correction | not that, the other order
correction | That's not the address I gave you
correction | Wrong, I never ordered that
correction | you have the wrong email on file for me
correction | it's actually 12 Main Street
correction | You're mistaken, I paid in full
correction | I wrote blue, you sent green
correction | no wait, the 3 pm one
correction | please read again, I said two nights
rephrase | Let me explain again what I need
rephrase | Let me try that again
rephrase | in other words: can I get it cheaper
rephrase | I'll rephrase: do you deliver on Sundays?
rephrase | To put it differently, I want both
- | do you have a human readable version of the terms?
- | my manager Ana approved it already
- | I'm the manager of this store
- | could someone water my plants while I'm away? Any service for that?
- | I'll call you back later
- | give my regards to the team
- | Let's leave at nine
- | I'm leaving a note for the courier
- | I gave up sugar, any sugar free cake?
- | Forgot my umbrella in the taxi
- | Not worth more than 20 dollars, so list it for 15
- | it's freezing, is the heating broken?
- | I lost patience with my old phone so I bought this one, how do I set it up?
- | my package looks damaged
- | the bag arrived torn, I'd like a replacement
negative_stance | the waiter was rude, where can I leave feedback?
- | How do I file a claim?
- | why is the sky red today
- | Why can't I see my invoices in the app?
- | is nobody using this parking spot?
- | I'd hate to miss the concert
- | what a coincidence
- | Can you keep it under 50 dollars?
- | What's still in stock?
- | Is it still raining in Rome?
- | still waiting for my friend, so let's book for two later
- | please be patient with me, I'm slow at typing
- | I would love that window seat
- | That'd be Thursday
- | what would be a good time
- | are you good at math?
- | nice try haha
- | better late than never
- | the best option for a family of four?
- | which one works in Europe
- | is everything included?
- | works for me if it's before noon, is it?
- | Are those settings correct?
- | it should work with usb-c, right?
- | will my points be back by then?
- | the shop is back in town
- | Can you fix it?
- | I need it fixed by Friday
- | I solved the puzzle in your newsletter, where is my prize?
- | they couldn't solve it either
- | I mean no harm
- | by "soon" I mean within a week
- | does "net 30" include weekends?
- | do you understand German?
- | Which part should I fill in?
- | explain it to my grandma in a letter
- | repeat every week until June
- | no, not allergic to anything
- | no, but I have a coupon
- | that's not included in my list
- | not me, my neighbour
- | He gave you the wrong impression of me, haha
- | turn left at the wrong way sign
- | correct me if I'm wrong, but is checkout at 11?
- | I said it might rain
- | already done
- | as I said, no rush
`;
