/**
 * User messages written before the rules they test were looked at, to catch what a rule list misses or overdoes.
 * One message a line: the leaves that should fire (short names, "-" for none), a bar, the message.
 */
export const adversarialTalk = String.raw`
- | it
- | I
- | you
- | not
- | this
- | that one
- | one
- | what time?
- | no
- | nope
- | ok
- | k
- | yes please
- | sure, go ahead
- | Robert
- | This is Robert speaking
- | this is my account number 445566
- | I'm done entering the numbers, what now?
- | we are done with the first passenger, now the second
- | Get me a mocha with oat milk
- | get me two tickets for Saturday
- | please help me with choosing a plan
- | give me a minute
- | give me the manager's special pizza
- | connect me to the wifi printer
- | transfer 200 dollars to my savings account
- | transfer me 50 bucks from savings
- | I want to change the contact person on my reservation
- | my manager asked me to renew the licence
- | I work as a customer support agent, which plan fits?
- | is there a human resources department at this address?
- | can I add another person to the booking?
- | which agent sold me this policy?
- | the travel agent booked it for me
- | I do not want to speak with a human, you are fine
- | no need to transfer me, let's sort it out here
- | please don't escalate this
- | I'd rather not talk to anyone on the phone
escalation | Is there a supervisor I could speak to?
escalation | can I talk to somebody real
escalation | I want to speak to whoever is in charge
escalation | human please
escalation | AGENT
escalation | put me through to your boss
escalation | could you hand me over to a colleague who is a real person
escalation | I'd like to be connected with a live representative
escalation | let me talk to your manager
escalation negative_stance | This is going nowhere, get me a supervisor
escalation | Who can I speak to about this besides you?
escalation | I need an actual human being on this
escalation | Can you pass me on to someone with more authority?
escalation | I demand to see the manager
escalation | please have a supervisor call me back
escalation | isn't there a person I can talk to
quit | I give up
quit | ok I give up on this
quit | you know what, forget it
quit | Forget about it, I'll do it myself
- | don't forget it has to arrive by Friday
- | I forgot it at home
- | forget the fries, add a salad
quit | nevermind
quit | never mind, I'll figure it out
- | never mind the typo in my last message, the zip is 94110
quit | I'll just go to another shop
quit | not worth the hassle
- | is it worth upgrading to business?
- | is the extended warranty worth it?
quit | I'm out of here
- | the printer is out of paper
- | I quit my job last week so I need to update my employer
quit | why do I even bother
- | sorry to bother you
- | I'm not giving up my seat
- | I can't give up business class on this trip
quit | there's no point in continuing this
quit | I'm done with you people
gratitude | I am done, thank you for the order
quit | I'll take my business elsewhere
- | can I have it delivered elsewhere?
- | where else can I find this model?
- | end the call at 5 pm, please put it in my calendar
negative_stance | this is ridiculous
negative_stance | I'm really frustrated
negative_stance | I am so upset with how this was handled
negative_stance | this is unacceptable
negative_stance | still not working
- | my laptop is not working
- | application not working
- | skype isn't working since yesterday, please help
negative_stance ?correction | I've told you three times, it still does not work
negative_stance | what a waste of time
negative_stance | you're useless
negative_stance | absolutely useless bot
negative_stance | That was not helpful at all
negative_stance | worst experience ever
negative_stance | You people are incompetent
negative_stance | are you kidding me
negative_stance | Why is this so hard??
negative_stance | WHERE IS MY REFUND
negative_stance | I HAVE BEEN WAITING FOR TWO WEEKS
- | JFK LAX SFO
- | MY NAME
- | ANNA MARIA LOPEZ GARCIA
gratitude | OK THANK YOU SO MUCH
- | USA
- | HAT045 AND HAT039
negative_stance | where is my parcel???
gratitude | thank you!!!
confirmation | yay!!
confirmation | great!!
- | good morning!!
negative_stance | hello?? anyone there??
negative_stance | wtf
correction negative_stance | damn it, wrong city again
negative_stance | this app sucks
negative_stance | I'm fed up with your service
negative_stance | you keep asking me the same thing
negative_stance | I'm not happy with this at all
- | I'm not upset, just curious
- | is this normal? not complaining, just asking
- | I'm not angry at you
- | not bad
- | not bad at all
negative_stance | I hate this website
- | I hate olives, please leave them out
- | terrible weather today, isn't it
- | can I return a terrible looking lamp? Kidding, it is fine
- | that's unfortunate. What are the other options?
- | that is a bit more than I wanted to spend
- | I lost my card
- | the waste bin is full, when is the collection?
negative_stance | your support is a joke
- | tell me a joke
negative_stance | this is taking forever
- | how long does the delivery take?
negative_stance | I expected better from you
negative_stance | I'd like to file a complaint about your driver
gratitude | thank you
gratitude | Thanks!
gratitude | thx
gratitude | ok thanks
gratitude | Thank you so much for your help
gratitude | no that's it, thank you for everything
gratitude | nothing else, thanks for your help
- | no thanks
- | no, thank you
- | No thank you.
- | nah thanks
- | thank god it's Friday
- | write a thank you card to my aunt
- | send a message to Bob saying thanks for the dinner
- | I would appreciate a discount
- | I'd appreciate it if you could hurry
- | it would be appreciated if someone called
- | I appreciate that, but I need the refund on my card
correction | thanks, but that isn't what I asked
- | thanks but no thanks
negative_stance | thanks for nothing
gratitude | that helps, so the parcel goes to Hull instead of Leeds
- | my membership is silver, if that helps
- | does that help?
- | I hope that helps
- | this isn't helping me decide between the two
gratitude | you've been very helpful
negative_stance | you have not been helpful
gratitude | you're a lifesaver
gratitude | I really appreciate your patience
gratitude | great job
- | a great job offer came in, please reschedule my interview
- | thanks to the storm my flight was cancelled
confirmation | sounds good
confirmation | that works for me
confirmation gratitude | great, thanks
gratitude ?confirmation | perfect
confirmation | looks good to me
confirmation | yes, that's great
confirmation | love it
confirmation | I like that idea
confirmation | ok cool
confirmation | that would be perfect
- | would that work with my old charger?
- | will that work on Monday?
- | does Tuesday sound good?
- | that doesn't sound good
- | that doesn't work for me
negative_stance | this never works on Mondays
- | it would be great if you could do that
- | if that works for you
- | I'd love a window seat
- | good morning
- | good bye
- | have a great day
- | what's a good hotel near the station?
- | a nice quiet room would be nice
- | is it perfect for kids?
- | that's a great car
- | I bought a great lens from you last year
- | not great
negative_stance | great, now it's broken again
- | that's fine, but can you check again
success | it worked!
success | it's working now
success | problem solved
success gratitude | that fixed it, thank you
success | all set
success | yes, resolved
success | I can log in now
success | finally works
negative_stance | it hasn't worked
negative_stance | it never worked
negative_stance | that didn't work
- | I hope it works
- | let me know when it's working
- | is it working now?
- | how does it work?
- | tell me how it works
- | once it is fixed I will pay
- | has the problem been solved?
- | the issue isn't resolved
- | I'm working on it
- | I am working from home today
- | my dad worked there
- | please make sure everything is all set for Friday
- | I need this resolved today
clarification | I don't understand
clarification | im not understand
clarification | what do you mean?
clarification | what does that mean
clarification | Sorry, I don't follow
clarification | huh?
clarification | can you explain that again?
clarification | I'm confused
clarification | that makes no sense
clarification | could you clarify?
clarification | come again?
clarification | I do not get what the depot wants from me here
- | I understand
- | okay i understand
- | ok I get it now
- | what do you recommend?
- | What syrups do you have?
- | what kind of tea do you have
- | what is the weather in Rome
- | that makes sense
correction | I don't think you understand the policy covers this
- | repeat the order from last week
- | please repeat my last order
- | can you explain the plans you offer?
- | what does the premium plan cost?
- | I mean it
- | just to clarify, the flight is on May 3rd
correction | no, I meant the red one
correction | that's not what I asked
correction | I already told you my name
correction | Actually, LAS, not LAX
correction | no not that one, the other one
correction | you're wrong, it was delivered to number 12
correction | that's not my address
correction | wrong city
correction | you misunderstood me
correction | you booked the wrong date
correction | I said Tuesday, not Thursday
correction | as I said before, I don't have the receipt
correction | I didn't ask for that
correction | No, that's incorrect
confirmation | Yes thats what I wanted
- | no thats all i want
- | no, that's right
- | nothing is wrong
- | what's wrong with my account?
- | I ordered the wrong size, can I return it?
- | they sent me the wrong colour
- | Actually, can you also add a bag?
- | actually I'd like a window seat
- | no, I don't have a pet
- | no i am using the old version
- | not yet
- | not really
- | I said yes
- | did I already tell you about my gold status?
rephrase | let me rephrase
rephrase | in other words, I want my money back
rephrase | what I'm trying to say is that I never got the mail
rephrase | put differently, the green parcel has to leave first
- | can you rephrase this paragraph for my essay?
- | what is the other word for big?
- | I am asking for fixing my mobile screen
- | let me see the menu again
- | let me check and get back to you
- | let me know
- | Well, my user ID is omar_davis_3817
- | I'll be happy to wait
- | I'd be happy with any seat
- | Please cancel it
- | can you stop the subscription
- | why was I charged twice?
- | how do I get a refund
- | where is my order
- | the agent on the phone told me to talk to a manager yesterday
- | he said this is useless, is he right?
- | my boss says thank you
- | what does "never mind, forget it" mean when a customer writes it
- | Translate “this is useless, I want a manager” into Spanish please
- | The sign at the counter said "thank you for nothing", can I use that photo?
correction | You wrote "arrives Monday", that's wrong, it arrives on Tuesday
- | my colleague said it worked for her team
- | the fix worked for my neighbour, so I want to try it
- | tell me once the outage is resolved
- | my sister is furious with her bank, what can she do
- | there is a terrible storm outside, can I move my flight
- | could you make the tests pass on Windows too
- | write a card for grandma: thank you for the socks
`;
